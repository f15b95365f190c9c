import { useState } from "react";
import {
  Autocomplete,
  FormControl,
  InputLabel,
  MenuItem,
  Rating,
  Select,
  TextField,
} from "@mui/material";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import { truth } from "../truth.js";

const cities = ["Oslo", "Bergen", "Bergamo", "Turin", "Ghent", "Porto"];

export function select() {
  const [city, setCity] = useState("Oslo");
  return (
    <FormControl sx={{ m: 2, width: 240 }}>
      <InputLabel id="city">City</InputLabel>
      <Select
        labelId="city"
        label="City"
        value={city}
        onChange={(event) => {
          setCity(event.target.value);
          truth("city", event.target.value);
        }}
      >
        {cities.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

export const combobox = () => (
  <Autocomplete
    options={cities}
    sx={{ m: 2, width: 300 }}
    onChange={(_, name) => truth("city", name)}
    renderInput={(given) => <TextField {...given} label="Where to" />}
  />
);

export const date = () => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker
      label="Arrival"
      defaultValue={dayjs("2026-03-10")}
      onChange={(day) => truth("day", day?.format("YYYY-MM-DD") ?? "")}
    />
  </LocalizationProvider>
);

export function rating() {
  const [stars, setStars] = useState(2);
  return (
    <div>
      <h2>Your view</h2>
      <Rating
        name="food"
        aria-label="Food"
        value={stars}
        onChange={(_, next) => {
          setStars(next);
          truth("food", String(next));
        }}
      />
    </div>
  );
}
